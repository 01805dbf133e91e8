'use client';
import { WHO_PLAYS, factionName, sector, SECTOR_COUNT, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { onDesk } from '#app/_features/desk.ts';
import { Button } from '#app/_components/button.tsx';
import { PhasePick } from './phase-pick.tsx';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatMakeFirst, formatStormReaches, formatTurnOf, TURN } from './state-editor-messages.ts';

const TURN_ENTRIES = onDesk('turnEntry');

interface TurnSheetProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/**
 * Lets the desk enter turn, storm and first player. The storm determines the first player, but the desk may enter
 * another first player.
 */
export function TurnSheet({ table, draft }: TurnSheetProps) {
  const { turn } = draft.drafted({ kind: 'turn', turn: table.turn });
  const storm = draft.drafted({ kind: 'storm', sector: table.storm }).sector;
  const first = draft.drafted({ kind: 'first-player', faction: table.firstPlayer }).faction;
  const { stands } = draft.drafted({ kind: 'shield-wall', stands: table.shieldWallStands });
  const byStorm = WHO_PLAYS[table.choices.edition].seats.firstPlayerAfterStorm(table.factions, storm);
  return (
    <section className={styles.sheet} aria-label={TURN.title}>
      <NumberRow
        label={formatTurnOf(table.turnLimit)}
        value={turn}
        from={1}
        to={table.turnLimit}
        was={table.turn}
        onSet={(next) => {
          draft.put({ kind: 'turn', turn: next });
        }}
      />
      <PhasePick table={table} draft={draft} />
      <NumberRow
        label={TURN.storm}
        value={storm}
        from={1}
        to={SECTOR_COUNT}
        around
        was={table.storm}
        onSet={(next) => {
          draft.put({ kind: 'storm', sector: sector(next) });
        }}
      />
      <ChipGroup
        legend={TURN.first}
        was={table.firstPlayer === first ? null : factionName(table.firstPlayer)}
        choices={table.order.map((faction) => ({
          value: faction,
          label: factionName(faction),
          sign: <FactionDisc faction={faction} />,
        }))}
        chosen={first}
        onPick={(faction) => {
          draft.put({ kind: 'first-player', faction });
        }}
      />
      {byStorm !== first && (
        <div className={styles.hint}>
          <p>{formatStormReaches(storm, byStorm)}</p>
          <Button
            small
            onClick={() => {
              draft.put({ kind: 'first-player', faction: byStorm });
            }}
          >
            {formatMakeFirst(byStorm)}
          </Button>
        </div>
      )}
      <ChipGroup
        legend={TURN.wall}
        was={stands === table.shieldWallStands ? null : stands ? 'destroyed' : 'standing'}
        choices={[
          { value: 'standing', label: 'Standing' },
          { value: 'destroyed', label: 'Destroyed' },
        ]}
        chosen={stands ? 'standing' : 'destroyed'}
        onPick={(picked) => {
          draft.put({ kind: 'shield-wall', stands: picked === 'standing' });
        }}
      />
      {TURN_ENTRIES.map((Entry, at) => (
        <Entry key={at} table={table} draft={draft} />
      ))}
    </section>
  );
}
