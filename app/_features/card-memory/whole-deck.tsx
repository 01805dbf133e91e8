import { kindOf, TREACHERY_TITLES, type CardKind, type CardPlace, type CardMemoryView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import { DECK_SIGNS, MEMORY, kindName, formatPlace } from '#lib/features/card-memory/messages/page.ts';
import styles from './memory.module.css';

/**
 * Shows every card of the deck, in rows by kind: its holder, whether it lies open, or that no player has seen it yet.
 */
export function WholeDeck({ memory, kinds }: { readonly memory: CardMemoryView; readonly kinds: readonly CardKind[] }) {
  return (
    <>
      <ul className={styles.deck}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.ofKind}>
            <Icon name={CARD_ICONS[kind]} />
            <span>{kindName(kind)}</span>
            <ul className={styles.places} aria-label={kindName(kind)}>
              {placesOf(memory, kind).map((place, at) => (
                <PlaceOf key={at} place={place} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.signs}>
        {DECK_SIGNS.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </p>
    </>
  );
}

type Place = CardPlace | typeof NOT_SEEN;

const NOT_SEEN = { where: 'not-seen' } as const;

function placesOf({ deck, notSeen }: CardMemoryView, kind: CardKind): readonly Place[] {
  const known = deck.filter(({ card }) => kindOf(card) === kind).flatMap(({ places }) => places);
  const left = notSeen.reduce((sum, count, at) => (isOf(kind, at) ? sum + count : sum), 0);
  return [
    ...known.sort((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where)),
    ...Array.from({ length: left }, () => NOT_SEEN),
  ];
}

const isOf = (kind: CardKind, at: number): boolean => {
  const title = TREACHERY_TITLES[at];
  return title !== undefined && kindOf(title) === kind;
};

/** Cards with a known place come first. */
const ORDER: readonly CardPlace['where'][] = ['own', 'hand', 'deck', 'gone'];

function PlaceOf({ place }: { readonly place: Place }) {
  const holder = place.where === 'hand' ? place.in.find((one) => one !== 'gone') : undefined;
  const isSure = place.where === 'hand' && place.in.length === 1;
  return (
    <li className={styles.place} data-where={place.where} data-sure={isSure}>
      <span className={styles.spoken}>{place.where === 'not-seen' ? MEMORY.notSeen : formatPlace(place)}</span>
      <span aria-hidden>
        {place.where === 'own' && MEMORY.you}
        {place.where === 'deck' && '↑'}
        {holder !== undefined && <FactionDisc faction={holder} />}
        {place.where === 'hand' && !isSure && <b>?</b>}
      </span>
    </li>
  );
}
