/**
 * The chronicle of a finished game. The spice is recorded at the end of each turn. After the game each owner may open
 * its record: spice over the turns, traitors and prediction. The public part comes from the log
 * (`kernel/chronicle.ts`).
 */
import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { STRONGHOLDS_COUNTED, VICTORY_REOPENED } from '../mentat-pause/steps.ts';
import { SETUP_ENDED } from '../setup/steps.ts';
import { FACTIONS_SWAPPED } from '../swap/steps.ts';
import type { ChronicleContract } from './contract.ts';
import { decideOpenRecord, withSpiceNoted } from './record.ts';

export const chronicle: Feature<ChronicleContract> = {
  initialSlice: () => ({ spiceHistory: [], openedRecords: [] }),
  commands: {
    OpenRecord: { from: 'seat', input: {}, decide: (_ctx, state, _command, { by }) => decideOpenRecord(state, by) },
  },
  reducer: {
    RecordOpened: (state, { record }) =>
      withKnowledge(
        { ...state, openedRecords: [...state.openedRecords, record] },
        { knower: 'table', secret: { kind: 'record', of: record.faction } },
      ),
  },
  log: { RecordOpened: ({ record }) => ({ code: 'record-opened', faction: record.faction }) },
  subscriptions: {
    [SETUP_ENDED]: (state) => withSpiceNoted(state, 0),
    [STRONGHOLDS_COUNTED]: (state, { turn }) => withSpiceNoted(state, turn),
    // An opened record shows the state at the end of the game. If the end changes, each owner decides again whether to
    // open it.
    [VICTORY_REOPENED]: (state) => ({ ...state, openedRecords: [] }),
    // After a swap, the new player of a faction cannot show spice that the earlier player counted.
    [FACTIONS_SWAPPED]: (state, { one, other }) => ({
      ...state,
      spiceHistory: state.spiceHistory.filter(({ faction }) => faction !== one && faction !== other),
    }),
  },
  publicView: (_ctx, { openedRecords, victory }) => ({ openedRecords: victory === null ? [] : openedRecords }),
};
