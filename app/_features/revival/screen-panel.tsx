import { factionName, type TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs } from '#app/_components/status-screen/signs.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { HAS_NOT_REVIVED, NOBODY_BACK, REVIVAL, formatBack } from '#lib/features/revival/messages/box.ts';
import styles from './screen-panel.module.css';

/**
 * Whether the panel shows everything. Its signs show which players must still answer, and its lines show the result. In
 * the shipment that follows, the screen shows the rest next to the shipment.
 */
export const revivalSaysAll = ({ revival, awaited, phase }: TableView): boolean =>
  revival !== null &&
  (revival.isOver ? phase === 'revival' && awaited.length === 0 : awaited.every(({ to }) => to === 'revive'));

/** Shows revival next to the planet: what returned, faction by faction, and who has still to answer. */
export function RevivalScreenPanel({ table: { revival, awaited, shipAndMove } }: { readonly table: TableView }) {
  if (revival === null) return null;
  const back = revival.revived.filter(({ count, leader }) => count > 0 || leader !== null);
  const waiting = awaited.filter(({ to }) => to === 'revive').map(({ faction }) => faction);
  // The lists of shipment and of all factions need the room.
  const isNobodyBack = revival.isNobodyBack && shipAndMove === null;
  if (revival.isOver && back.length === 0 && !isNobodyBack) return null;
  return (
    <BesideBox title={REVIVAL} dense>
      {isNobodyBack && <BesideLine>{NOBODY_BACK}</BesideLine>}
      <ul className={styles.back}>
        {back.map((one) => (
          <li key={one.faction} className={styles.line}>
            <FactionDisc faction={one.faction} className={styles.disc} />
            <span className="unseen">{factionName(one.faction)}</span>
            <span className={styles.who}>{formatBack(one)}</span>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <Signs signs={waiting.map((faction) => ({ faction, sign: 'clock', says: HAS_NOT_REVIVED, tone: 'open' }))} />
      )}
    </BesideBox>
  );
}
