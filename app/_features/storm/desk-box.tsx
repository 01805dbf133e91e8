import { stormStepName, formatFirstPlayer, formatStormPath, formatSealedDials, type ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** The storm of this turn, and how far it is. */
export function StormDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { stormPhase } = table;
  if (stormPhase === null) return null;
  const { step, dialers, outcome, sectors } = stormPhase;
  return (
    <Box title={stormStepName(step)}>
      {step === 'dials' && <Aside>{formatSealedDials(dialers)}</Aside>}
      {outcome !== null && (
        <Aside>
          {formatStormPath(outcome.from, outcome.to, sectors ?? 0)} {formatFirstPlayer(outcome.firstPlayer)}
        </Aside>
      )}
    </Box>
  );
}
