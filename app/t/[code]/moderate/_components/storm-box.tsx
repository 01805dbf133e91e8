'use client';
import {
  nameOfStormStep,
  sayFirstPlayer,
  sayStormPath,
  saySealedDials,
  type TableView,
} from '../../../../../lib/client.ts';
import { Explained } from '../../../../_components/refusal.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import { useDoing } from './desk-actions.tsx';
import { Aside, Box } from './panel.tsx';

/** The storm of this turn: begun here, and how far it is. Between battles it is no matter. */
export function StormBox({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDoing();
  const { stormPhase, running, phase, turn, storm } = table;
  if (running !== null && running !== 'storm') return null;
  if (stormPhase === null && phase !== 'setup' && phase !== 'storm') return null;
  if (stormPhase !== null) {
    const { step, dialers, outcome, sectors } = stormPhase;
    return (
      <Box title={nameOfStormStep(step)}>
        {step === 'dials' && <Aside>{saySealedDials(dialers)}</Aside>}
        {outcome !== null && (
          <Aside>
            {sayStormPath(outcome.from, outcome.to, sectors ?? 0)} {sayFirstPlayer(outcome.firstPlayer)}
          </Aside>
        )}
      </Box>
    );
  }
  return (
    <Box title={`Storm of turn ${turn}`}>
      <Aside>{`It stands in sector ${storm} and has not moved this turn.`}</Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={() => act({ type: 'BeginStorm' })}>
        Begin the storm
      </Slab>
    </Box>
  );
}
