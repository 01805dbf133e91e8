import { factionName, territoryName, type EditionId, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs } from '#app/_components/status-screen/signs.tsx';
import {
  AUCTION_RULE,
  CLAIMING,
  FORFEITED,
  FREE_START,
  formatAuctionTitle,
  formatIsIn,
  formatReading,
  formatSale,
  formatStartsFreely,
  READING,
  TRADING,
} from '#lib/modules/spice-harvest/access/messages/screen.ts';
import { formatAccessCards } from '#lib/modules/spice-harvest/access/messages/cards.ts';
import styles from './panel.module.css';

/** The questions whose state the signs of the panel show. */
const SHOWN_BY_SIGNS = ['access-bid', 'trading-ready', 'claim-strongholds'];

/** Whether the signs of the panel show every awaited player. */
export const accessSaysAll = ({ access, awaited }: TableView): boolean =>
  access !== null && awaited.length > 0 && awaited.every(({ to }) => SHOWN_BY_SIGNS.includes(to));

type Access = NonNullable<TableView['access']>;

/**
 * Shows the access cards next to the planet: the auction with its prices, forfeited cards, the trades, and the claims
 * during the reading. The page contains no limit, and no face of a card except those that lie open.
 */
export function AccessScreenPanel({ table }: { readonly table: TableView }) {
  const { access } = table;
  if (access === null) return null;
  const players = access.hands.map(({ faction }) => faction);
  const { auction, trading, claimed, readings, startsFreely, forfeited } = access;
  const { edition } = table.choices;
  if (auction !== null) return <AuctionBox auction={auction} />;
  if (trading !== null) return <SealedBox {...TRADING} sealed={trading.ready} seats={players} />;
  if (forfeited.length > 0) return <ForfeitedBox cards={forfeited.map(({ card }) => card)} edition={edition} />;
  if (startsFreely !== null)
    return (
      <BesideBox title={FREE_START} dense>
        <BesideLine>{formatStartsFreely(startsFreely)}</BesideLine>
      </BesideBox>
    );
  if (claimed === null) return null;
  return readings.length === 0 ? (
    <SealedBox {...CLAIMING} sealed={claimed} seats={players} />
  ) : (
    <ReadingBox readings={readings} edition={edition} />
  );
}

function AuctionBox({ auction }: { readonly auction: NonNullable<Access['auction']> }) {
  const { sold, row, order, in: sealed } = auction;
  const last = sold.at(-1);
  return (
    <BesideBox title={formatAuctionTitle(sold.length + 1, sold.length + row.length)} dense>
      <SealedSigns sealed={sealed} seats={order} />
      {last !== undefined && <BesideLine>{formatSale(last)}</BesideLine>}
      <BesideLine>{AUCTION_RULE}</BesideLine>
    </BesideBox>
  );
}

interface SealedBoxProps {
  readonly title: string;
  readonly rule: string;
  readonly sealed: readonly FactionId[];
  readonly seats: readonly FactionId[];
}

const SealedBox = ({ title, rule, sealed, seats }: SealedBoxProps) => (
  <BesideBox title={title} dense>
    <SealedSigns sealed={sealed} seats={seats} />
    <BesideLine>{rule}</BesideLine>
  </BesideBox>
);

const SealedSigns = ({ sealed, seats }: Pick<SealedBoxProps, 'sealed' | 'seats'>) => (
  <Signs
    signs={seats.map((faction) => {
      const isIn = sealed.includes(faction);
      return { faction, sign: isIn ? 'seal' : 'clock', says: formatIsIn(isIn), tone: isIn ? 'sealed' : 'open' };
    })}
  />
);

interface ForfeitedBoxProps {
  readonly cards: readonly Access['forfeited'][number]['card'][];
  readonly edition: EditionId;
}

const ForfeitedBox = ({ cards, edition }: ForfeitedBoxProps) => (
  <BesideBox title={FORFEITED.title} dense>
    <BesideLine>{formatAccessCards(cards, edition)}</BesideLine>
    <BesideLine>{FORFEITED.rule}</BesideLine>
  </BesideBox>
);

interface ReadingBoxProps {
  readonly readings: Access['readings'];
  readonly edition: EditionId;
}

const ReadingBox = ({ readings, edition }: ReadingBoxProps) => (
  <BesideBox title={READING} dense>
    <ul className={styles.lines}>
      {readings.map((reading) => (
        <li key={reading.stronghold} className={styles.line}>
          <span className={styles.name}>{territoryName(reading.stronghold, edition)}</span>
          {reading.claims.map(({ faction, troops }, place) => (
            <span key={faction} className={styles.claim}>
              <FactionDisc faction={faction} className={styles.disc} />
              <span className="unseen">{factionName(faction)}</span>
              <span className={place === 0 ? styles.number : styles.beaten}>{troops}</span>
            </span>
          ))}
          <span>{formatReading(reading)}</span>
        </li>
      ))}
    </ul>
  </BesideBox>
);
