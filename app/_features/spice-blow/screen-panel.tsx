import { formatPausedBy, type TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { ALWAYS_AS_LONG, TIME_FOR_CARDS } from '#lib/features/spice-blow/messages/pause.ts';
import { blowName, turnedLines } from '#lib/features/spice-blow/messages/turned.ts';
import styles from './pause-countdown.module.css';

/** Shows the spice blow next to the planet: the revealed cards, the losses to a worm, and the time for cards. */
export function SpiceBlowScreenPanel({ table }: { readonly table: TableView }) {
  const { spiceBlow, choices } = table;
  if (spiceBlow === null || (spiceBlow.turned.length === 0 && spiceBlow.pause === null)) return null;
  return (
    <BesideBox title={blowName(spiceBlow.pile, table)} dense>
      {turnedLines(spiceBlow, choices.edition).map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {spiceBlow.pause !== null && (
        <div className={styles.beside}>
          <CountdownRing window={spiceBlow.pause} held={formatPausedBy(table) !== null} />
          <BesideLine>{`${TIME_FOR_CARDS}. ${ALWAYS_AS_LONG}`}</BesideLine>
        </div>
      )}
    </BesideBox>
  );
}
