import { formatRow, formatAwaited, type FactionView, type TableView } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { onPhone } from '#app/_features/phone.ts';
import { AWAY, FIRST_PLAYER, formatHolds, formatInReserve, formatInTanks, TALKS } from './tabs-messages.ts';
import { formatAllyOf } from '../seat-messages.ts';
import styles from './table-tab.module.css';

const AT_TABLE = onPhone('tableStart');
const AT_ITS_END = onPhone('tableEnd');

interface TableTabProps {
  readonly table: TableView;
  readonly presence: readonly Presence[];
}

/** Shows the public facts: the game, the factions, the tanks and the open cards. */
export function TableTab({ table, presence }: TableTabProps) {
  return (
    <div className={styles.table}>
      {AT_TABLE.map((Part, at) => (
        <Part key={at} table={table} />
      ))}
      {table.awaited.length > 0 && (
        <section>
          <h2>Awaited</h2>
          {table.awaited.map(({ faction, to }) => (
            <p key={`${faction} ${to}`}>{formatAwaited(faction, to)}</p>
          ))}
        </section>
      )}
      <section>
        <h2>Factions</h2>
        <ul className={styles.factions}>
          {table.order.map((id) => {
            const faction = table.factions.find((one) => one.faction === id);
            return faction === undefined ? null : (
              <FactionLine
                key={id}
                faction={faction}
                table={table}
                player={presence.find((one) => one.faction === id)}
              />
            );
          })}
        </ul>
      </section>
      {AT_ITS_END.map((Part, at) => (
        <Part key={at} table={table} />
      ))}
    </div>
  );
}

interface FactionLineProps {
  readonly faction: FactionView;
  readonly table: TableView;
  readonly player: Presence | undefined;
}

function FactionLine({
  faction: { faction, allies, hasForces, reserves, tanks, strongholds, talking },
  table,
  player,
}: FactionLineProps) {
  const facts = [
    table.firstPlayer === faction ? FIRST_PLAYER : null,
    allies.length === 0 ? null : formatAllyOf(allies),
    !hasForces || reserves === 'hidden' ? null : formatInReserve({ faction, ...reserves }),
    hasForces ? formatInTanks({ faction, ...tanks }) : null,
    ...strongholds.map((territory) => formatHolds(territory, table.choices.edition)),
    talking ? TALKS : null,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <FactionDisc faction={faction} state={player?.here === false ? 'passed' : 'plain'} />
      <p>
        <FactionName faction={faction} />
        <span className={styles.player}>
          {' '}
          {player === undefined ? 'free' : <span translate="no">{player.name}</span>}
          {player?.here === false && AWAY}
        </span>
        <small>{formatRow(facts)}</small>
      </p>
    </li>
  );
}
