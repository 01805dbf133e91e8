import { nameOfStormStep, sayFirstPlayer, sayStormPath, saySealedDials, type ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** The storm of this turn, and how far it is. */
export function StormDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { stormPhase } = table;
  if (stormPhase === null) return null;
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
