import { CARD_KINDS, kindOf, type CardKind, type CardPlace, type TitlePlaces } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import { DECK_SIGNS, MEMORY, nameOfKind, sayPlace } from '#lib/activities/memory/words/page.ts';
import styles from './memory.module.css';

/** Every card of the deck, in rows of a kind: who has it, what lies open, and what was not seen yet. */
export function WholeDeck({ deck }: { readonly deck: readonly TitlePlaces[] }) {
  return (
    <>
      <ul className={styles.deck}>
        {CARD_KINDS.map((kind) => (
          <li key={kind} className={styles.ofKind}>
            <Icon name={CARD_ICONS[kind]} />
            <span>{nameOfKind(kind)}</span>
            <ul className={styles.places} aria-label={nameOfKind(kind)}>
              {placesOf(deck, kind).map((place, at) => (
                <Place key={at} place={place} />
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

const placesOf = (deck: readonly TitlePlaces[], kind: CardKind): readonly CardPlace[] =>
  deck
    .filter(({ card }) => kindOf(card) === kind)
    .flatMap(({ places }) => places)
    .sort((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where));

/** Cards whose place is known come first. */
const ORDER: readonly CardPlace['where'][] = ['own', 'hand', 'deck', 'gone', 'not-seen'];

function Place({ place }: { readonly place: CardPlace }) {
  const holder = place.where === 'hand' ? place.in.find((one) => one !== 'gone') : undefined;
  const isSure = place.where === 'hand' && place.in.length === 1;
  return (
    <li className={styles.place} data-where={place.where} data-sure={isSure}>
      <span className={styles.spoken}>{sayPlace(place)}</span>
      <span aria-hidden>
        {place.where === 'own' && MEMORY.you}
        {place.where === 'deck' && '↑'}
        {holder !== undefined && <FactionDisc faction={holder} />}
        {place.where === 'hand' && !isSure && <b>?</b>}
      </span>
    </li>
  );
}
