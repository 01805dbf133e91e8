import { heldCardName, type OwnView, type SecretToShow } from '#client';
import { SHEET } from '#lib/features/show-secret/messages.ts';
import { Button } from '#app/_components/button.tsx';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import styles from './showing.module.css';

interface OwnSecretsProps {
  readonly mine: OwnView;
  readonly chosen: SecretToShow | null;
  readonly onChoose: (secret: SecretToShow) => void;
}

/** Shows the player's own secrets that Mentat knows: cards, traitors, the prediction, and a share of a harvest. */
export function OwnSecrets({ mine, chosen, onChoose }: OwnSecretsProps) {
  const cards = mine.hand.filter(({ card }) => card !== 'unknown');
  const traitors = mine.traitors === 'unknown' ? [] : mine.traitors;
  const mayShowShare = mine.mayAlsoShow?.kind === 'share';
  const predicted = mine.prediction !== null && mine.prediction !== 'untold';
  return (
    <fieldset className={styles.shown}>
      <legend className={choosing.legend}>{SHEET.yours}</legend>
      {cards.length + traitors.length === 0 && !predicted && !mayShowShare && <p>{SHEET.nothing}</p>}
      <div className={choosing.cards}>
        {cards.map(({ slot, card }) => (
          <TreacheryCard
            key={slot}
            card={card}
            label={heldCardName(card)}
            chosen={chosen?.kind === 'card' && chosen.slot === slot}
            onChoose={() => {
              onChoose({ kind: 'card', slot });
            }}
          />
        ))}
        {traitors.map((leader) => (
          <LeaderChoice
            key={leader}
            leader={leader}
            chosen={chosen?.kind === 'traitor' && chosen.leader === leader}
            onChoose={() => {
              onChoose({ kind: 'traitor', leader });
            }}
          />
        ))}
      </div>
      {predicted && (
        <Button
          chosen={chosen?.kind === 'prediction'}
          onClick={() => {
            onChoose({ kind: 'prediction' });
          }}
        >
          {SHEET.predicted}
        </Button>
      )}
      {mayShowShare && (
        <Button
          chosen={chosen?.kind === 'share'}
          onClick={() => {
            onChoose({ kind: 'share' });
          }}
        >
          {SHEET.share}
        </Button>
      )}
    </fieldset>
  );
}
