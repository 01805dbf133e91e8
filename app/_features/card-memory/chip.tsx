import { kindOf, cardName, type TreacheryTitle } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import styles from './memory.module.css';

interface ChipProps {
  readonly card: TreacheryTitle | null;
  readonly state: 'certain' | 'possible' | 'unseen';
  /** The text on a card without a face. */
  readonly text?: string;
}

/** Shows a remembered card. Its row names the certainty that its edge shows. */
export const Chip = ({ card, state, text = '' }: ChipProps) => (
  <li className={styles.chip} data-state={state}>
    <Icon name={card === null ? 'covered' : CARD_ICONS[kindOf(card)]} />
    {card === null ? text : cardName(card)}
    {state === 'possible' && ' ?'}
  </li>
);
