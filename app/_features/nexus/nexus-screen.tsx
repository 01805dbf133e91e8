import type { ReactNode } from 'react';
import { factionName, theFaction, formatPausedBy, type FactionId, type TableView, type TerritoryId } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import {
  ALLIED,
  PLAY_STANDS_STILL,
  formatNexusIn,
  formatNews,
  formatNewsBeneath,
  formatTurn,
  TALK,
  WHAT_A_NEXUS_IS,
} from '#lib/features/nexus/messages/screen.ts';
import { SAYS_ENOUGH, SAYS_TALKS } from '#lib/features/nexus/messages/phone.ts';
import { sidesOf } from './sides.tsx';
import styles from './nexus-screen.module.css';

type Nexus = NonNullable<TableView['nexus']>;

interface NexusScreenProps {
  readonly table: TableView;
  readonly nexus: Nexus;
  readonly presence: readonly Presence[];
  /** The latest news of seats and the desk, and the strip of a pause. */
  readonly news: ReactNode;
}

/**
 * Shows a new alliance large, and all factions at the lower edge. A line and the icon of alliance join two discs; a
 * word marks players who still discuss.
 */
export function NexusScreen({ table, nexus, presence, news }: NexusScreenProps) {
  const { order, turn } = table;
  const personOf = (faction: FactionId) => presence.find((seat) => seat.faction === faction)?.name ?? null;
  return (
    <main className={styles.nexus}>
      <header className={styles.head}>
        <div>
          <p>{formatTurn(turn)}</p>
          <h1 className={styles.title}>{formatNexusIn(placeOf(table), table.choices.edition)}</h1>
        </div>
        <div className={styles.still}>
          <p>
            {PLAY_STANDS_STILL}
            <br />
            {TALK}
          </p>
          {nexus.time !== null && <CountdownRing window={nexus.time} held={formatPausedBy(table) !== null} />}
        </div>
      </header>
      <section className={styles.news} aria-live="polite">
        {nexus.news === null ? (
          <p className={styles.what}>{WHAT_A_NEXUS_IS}</p>
        ) : (
          <div key={JSON.stringify(nexus.news)} className={styles.told}>
            <span className={styles.large} data-kind={nexus.news.kind}>
              {(nexus.news.kind === 'formed' ? nexus.news.members : [nexus.news.faction]).map((faction) => (
                <FactionDisc key={faction} faction={faction} className={styles['large-disc']} />
              ))}
            </span>
            <div>
              <h2 className={styles.says}>
                {formatNews(nexus.news, (faction) => personOf(faction) ?? theFaction(faction))}
              </h2>
              <p className={styles.beneath}>{formatNewsBeneath(nexus.news)}</p>
            </div>
          </div>
        )}
      </section>
      <div className={styles.strips}>{news}</div>
      <ul className={styles.sides}>
        {sidesOf(nexus.alliances, order).map((members) => (
          <li key={members.join(' ')} className={styles.side}>
            {members.map((faction, at) => (
              <Side
                key={faction}
                faction={faction}
                person={personOf(faction)}
                linked={at > 0}
                hasEnough={nexus.enough.includes(faction)}
              />
            ))}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Returns the territory of the worm that brought the nexus; `null` if the table began the nexus by hand. */
function placeOf({ spiceBlow }: TableView): TerritoryId | null {
  const worms = (spiceBlow?.turned ?? []).flatMap((card) => (card.kind === 'worm' ? [card.devoured] : []));
  return worms.at(-1)?.territory ?? null;
}

interface SideProps {
  readonly faction: FactionId;
  readonly person: string | null;
  /** Whether the list shows an ally before this faction. */
  readonly linked: boolean;
  readonly hasEnough: boolean;
}

const Side = ({ faction, person, linked, hasEnough }: SideProps) => (
  <>
    {linked && (
      <span className={styles.link}>
        <Icon name="alliance" label={ALLIED} />
      </span>
    )}
    <div className={styles.one}>
      <FactionDisc faction={faction} />
      {person !== null && <span className={styles.person}>{person}</span>}
      <span className={styles.name} data-faction={faction}>
        {factionName(faction)}
      </span>
      <span className={styles.word} data-enough={hasEnough}>
        {hasEnough && <Icon name="check" />} {hasEnough ? SAYS_ENOUGH : SAYS_TALKS}
      </span>
    </div>
  </>
);
