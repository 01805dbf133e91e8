import { stormStepName, formatFirstPlayer, formatStormPath, formatSealedDials, type ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';

/** Shows the storm of this turn, and its progress. */
export function StormDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { stormPhase } = table;
  if (stormPhase === null) return null;
  const { step, dialers, outcome, sectors } = stormPhase;
  return (
    <PanelSection title={stormStepName(step)}>
      {step === 'dials' && <Hint>{formatSealedDials(dialers)}</Hint>}
      {outcome !== null && (
        <Hint>
          {formatStormPath(outcome.from, outcome.to, sectors ?? 0)} {formatFirstPlayer(outcome.firstPlayer)}
        </Hint>
      )}
    </PanelSection>
  );
}
