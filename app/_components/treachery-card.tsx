import { kindOf, heldCardName, type CardKind, type TreacheryTitle } from '#client';
import { NO_CARD } from './cards/cards-messages.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './treachery-card.module.css';

/** The icon of each kind of card; kinds without a use in battles share the plain card. */
export const CARD_ICONS: Record<CardKind, IconName> = {
  projectile: 'projectile',
  poison: 'poison',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  'cheap-hero': 'cheap-hero',
  worthless: 'worthless',
  truthtrance: 'truthtrance',
  'weather-control': 'storm',
  hajr: 'hand',
  ghola: 'tanks',
  'family-atomics': 'warning',
  karama: 'karama',
  harvester: 'gem',
  thumper: 'worm',
  'cone-of-silence': 'voice',
  'residual-poison': 'poison',
  'stone-burner': 'warning',
  semuta: 'poison',
  mercenary: 'forces',
};

interface CardFaceProps {
  readonly card: TreacheryTitle | 'unknown' | null;
  /** The small text above the title: the use of the card. */
  readonly laidAs?: string | undefined;
  /** The words under the title. */
  readonly note?: string | undefined;
  /** The title if there is no card to name. */
  readonly empty?: string;
}

/** The face of a 5:7 card: its kind, its title, one line. `null` is an empty slot for a card. */
export function CardFace({ card, laidAs, note, empty = NO_CARD }: CardFaceProps) {
  const title = card === null ? empty : heldCardName(card);
  const sign = card === null ? null : card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)];
  return (
    <span className={styles.face}>
      <span className={styles.sign}>{sign !== null && <Icon name={sign} />}</span>
      <span>
        {laidAs !== undefined && <span className={styles.small}>{laidAs}</span>}
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.small}>{note}</span>}
      </span>
    </span>
  );
}

interface TreacheryCardProps extends CardFaceProps {
  readonly chosen?: boolean;
  readonly onChoose: () => void;
  /** The effect of a tap, if the card itself does not show it. */
  readonly label?: string | undefined;
}

/** A treachery card that can be chosen. */
export function TreacheryCard({ chosen, onChoose, label, ...face }: TreacheryCardProps) {
  return (
    <button
      type="button"
      className={styles['treachery-card']}
      aria-pressed={chosen}
      aria-label={label}
      onClick={() => {
        onChoose();
      }}
    >
      <CardFace {...face} />
    </button>
  );
}

/** A treachery card that is only shown. */
export function ShownCard(face: CardFaceProps) {
  return (
    <div className={styles['treachery-card']} data-empty={face.card === null}>
      <CardFace {...face} />
    </div>
  );
}
