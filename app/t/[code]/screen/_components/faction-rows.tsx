import { factionName, type FactionId, type TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { onScreen } from '#app/_features/screen.ts';
import { outOfGame } from '#app/_components/every-seat.ts';
import { PersonName } from '#app/_components/person-name.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import {
  FIRST_PLAYER,
  formatAlliedWith,
  formatAlsoCounted,
  formatKaramaUsed,
  NO_ALLIANCES,
  ORDER,
  OUT_OF_GAME,
} from './screen-messages.ts';
import { progressOf, type Progress } from './strongholds.ts';
import styles from './faction-rows.module.css';

const NAMES_PEOPLE = onScreen('namesPeople');

interface FactionRowsProps {
  readonly table: TableView;
  readonly presence: readonly Presence[];
}

/** A row has room for this number of towers. If a side needs more strongholds, all rows show their figures alone. */
const MOST_TOWERS = 4;

/** Shows the factions in the order of play. Each row has the strongholds that the faction holds and the number that it needs. */
export function FactionRows({ table, presence }: FactionRowsProps) {
  const lines = linesOf(table);
  const rows = progressOf(table);
  return (
    <section className={styles.factions}>
      <h2 className={styles.heading}>{ORDER}</h2>
      <ol className={styles.rows} data-figures-alone={rows.some(({ needed }) => (needed ?? 0) > MOST_TOWERS)}>
        {rows.map((progress) => (
          <FactionRow
            key={progress.faction}
            progress={progress}
            first={progress.faction === table.firstPlayer}
            mark={markOf(progress.faction, table, presence)}
            player={NAMES_PEOPLE.some((names) => names(table)) ? null : playerOf(progress.faction, presence)}
          />
        ))}
        {outOfGame(table).map((faction) => (
          <li key={faction} className={styles.row} data-mark="out">
            <FactionDisc faction={faction} state="passed" className={styles.disc} />
            <span className={styles.name}>
              {factionName(faction)}
              <span className={styles.mark}>{OUT_OF_GAME}</span>
            </span>
          </li>
        ))}
      </ol>
      {lines.length > 0 && <p className={styles.also}>{lines.join(' ')}</p>}
    </section>
  );
}

/** Returns further public facts about this table: additional strongholds, and rules that are off or used up. */
function linesOf({ alsoCounted, allianceLimit, specialKarama, choices }: TableView): readonly string[] {
  const used = specialKarama.filter((one) => one.used).map(({ faction }) => faction);
  return [
    ...alsoCounted.map((counted) => formatAlsoCounted(counted, choices.edition)),
    ...(allianceLimit === 1 ? [NO_ALLIANCES] : []),
    ...(used.length === 0 ? [] : [formatKaramaUsed(used)]),
  ];
}

type Mark = 'talking' | 'away' | 'free' | null;

/** Returns one word next to a name, the most urgent one. */
function markOf(faction: FactionId, table: TableView, presence: readonly Presence[]): Mark {
  if (table.factions.some((seat) => seat.faction === faction && seat.talking)) return 'talking';
  const seat = presence.find((one) => one.faction === faction);
  if (seat === undefined) return 'free';
  return seat.here ? null : 'away';
}

/** Returns the player of a seat. If the names are shown elsewhere already, rows stay low. */
const playerOf = (faction: FactionId, presence: readonly Presence[]): string | null =>
  presence.find((one) => one.faction === faction)?.name ?? null;

interface FactionRowProps {
  readonly progress: Progress;
  readonly first: boolean;
  readonly mark: Mark;
  /** The player. */
  readonly player: string | null;
}

function FactionRow({ progress: { faction, allies, held, needed }, first, mark, player }: FactionRowProps) {
  return (
    <li className={styles.row} data-mark={mark}>
      <FactionDisc faction={faction} className={styles.disc} />
      <span className={styles.name}>
        {factionName(faction)}
        {allies.length > 0 && <span className="unseen">{formatAlliedWith(allies)}</span>}
        {first && (
          <span className={styles.first}>
            <Icon name="first" label={FIRST_PLAYER} />
          </span>
        )}
        {(player ?? mark) !== null && (
          <span className={styles.mark}>
            {player !== null && <PersonName name={player} className={styles.player} />}
            {player !== null && mark !== null && <span className={styles.player}>,&nbsp;</span>}
            {mark}
          </span>
        )}
      </span>
      <span className={styles.allies}>
        {allies.map((ally) => (
          <FactionDisc key={ally} faction={ally} className={styles.ally} />
        ))}
      </span>
      <span className={styles.towers} aria-hidden>
        {Array.from({ length: Math.max(needed ?? 0, held) }, (_, at) => (
          <Icon key={at} name="stronghold" className={at < held ? styles.held : styles.open} />
        ))}
      </span>
      <span className={styles.figure}>
        {held}
        {needed !== null && <span className={styles.needed}> of {needed}</span>}
      </span>
    </li>
  );
}
