import type { ReactNode } from 'react';
import { factionName, type FactionId, type LogFact, type TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { FIGHTER, formatCause, formatDuel, formatShown, formatStrike } from '#lib/modules/duel/kanly/messages/arena.ts';
import {
  formatAsks,
  formatEndTitle,
  formatHits,
  formatLastMove,
  formatStruck,
} from '#lib/modules/duel/kanly/messages/screen.ts';
import { DuelEnd } from './duel-end.tsx';
import { RunningArena } from './duel-arena.tsx';
import styles from './duel-screen.module.css';

type Running = NonNullable<NonNullable<TableView['kanly']>['running']>;

interface DuelScreenProps {
  readonly table: TableView;
  readonly running: Running;
  /** The log lines of this duel, oldest first. */
  readonly lines: readonly LogFact[];
  readonly presence: readonly Presence[];
  readonly news: ReactNode;
}

/** Shows a duel on the whole screen: the arena in the middle, and both sides with all that is public about them. */
export function DuelScreen({ table, running, lines, presence, news }: DuelScreenProps) {
  const { kanly } = table;
  if (kanly === null) return null;
  const end = lines.findLast(({ code }) => code === 'kanly-ended');
  const { title, says } = toldOf(running, lines);
  return (
    <main className={styles.scene}>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      <div className={styles.middle}>
        <Side faction={running.by} running={running} presence={presence} />
        <div className={styles.arena}>
          {end?.code === 'kanly-ended' ? (
            <DuelEnd end={end} lines={lines} />
          ) : (
            <RunningArena plan={kanly.arena} running={running} />
          )}
        </div>
        <Side faction={running.on} running={running} presence={presence} />
      </div>
      <footer className={styles.foot}>
        <p aria-live="polite">{says}</p>
        <p className={styles.soft}>{formatCause(running)}</p>
      </footer>
      <div className={styles.strips}>{news}</div>
    </main>
  );
}

interface Says {
  readonly title: string;
  readonly says: string | null;
}

/** Returns the headline, and the line below the arena. */
function toldOf(running: Running, lines: readonly LogFact[]): Says {
  const last = lines.findLast((line) => TOLD.some((code) => code === line.code));
  if (last?.code === 'kanly-ended') return { title: formatEndTitle(last), says: strikeBefore(lines) };
  if (running.attack !== null) {
    const striker = running.fighters.find(({ faction }) => faction === running.attack?.by);
    return { title: formatDuel(running), says: formatStrike(striker?.shown?.worth ?? null) };
  }
  if (last?.code === 'attack-resolved') return { title: formatStruck(last), says: formatHits(last) };
  const asks = formatAsks(running);
  if (asks !== null) return { title: formatDuel(running), says: asks };
  return { title: formatDuel(running), says: last?.code === 'arena-moved' ? formatLastMove(last) : null };
}

const TOLD: readonly LogFact['code'][] = ['arena-moved', 'attack-resolved', 'kanly-ended'];

function strikeBefore(lines: readonly LogFact[]): string | null {
  const strike = lines.findLast(({ code }) => code === 'attack-resolved' || code === 'arena-moved');
  return strike?.code === 'attack-resolved' ? formatHits(strike) : null;
}

interface SideProps {
  readonly faction: FactionId;
  readonly running: Running;
  readonly presence: readonly Presence[];
}

function Side({ faction, running, presence }: SideProps) {
  const { fighters, sides, sealedBy, step } = running;
  const fighter = fighters.find((one) => one.faction === faction) ?? null;
  const person = presence.find((seat) => seat.faction === faction)?.name ?? null;
  const seconds = sides.filter(({ side }) => side === faction);
  return (
    <section className={styles.side} aria-label={factionName(faction)}>
      <header className={styles.who}>
        <FactionDisc faction={faction} />
        <div>
          <p className={styles.name} data-faction={faction}>
            {factionName(faction)}
          </p>
          {person !== null && <p className={styles.soft}>{person}</p>}
        </div>
      </header>
      {fighter === null ? (
        <p className={styles.soft}>{step === 'champions' ? readiness(sealedBy.includes(faction)) : FIGHTER.gone}</p>
      ) : (
        <>
          <div>
            <p className={styles.soft}>{fighter.shown === null ? FIGHTER.faceDown : formatShown(fighter.shown)}</p>
            <p key={fighter.shown?.worth} className={fighter.shown === null ? styles.covered : styles.worth}>
              {fighter.shown === null ? FIGHTER.covered : fighter.shown.worth}
            </p>
          </div>
          <div>
            <p className={styles.soft}>{FIGHTER.backing}</p>
            <Backing amount={fighter.backing} isReady={step === 'backing' && sealedBy.includes(faction)} />
          </div>
        </>
      )}
      {seconds.length > 0 && (
        <div>
          <p className={styles.soft}>{FIGHTER.seconds}</p>
          <ul className={styles.seconds}>
            {seconds.map((second) => (
              <li key={second.faction}>
                <FactionDisc faction={second.faction} />
                <span data-faction={second.faction} className={styles.second}>
                  {factionName(second.faction)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const readiness = (isReady: boolean): ReactNode => (isReady ? <Ready /> : FIGHTER.covered);

const Ready = () => (
  <>
    <Icon name="seal" /> {FIGHTER.sealed}
  </>
);

function Backing({ amount, isReady }: { readonly amount: number | null; readonly isReady: boolean }) {
  if (amount === null) return <p>{isReady ? <Ready /> : FIGHTER.backingCovered}</p>;
  if (amount === 0) return <p>{FIGHTER.noBacking}</p>;
  return (
    <p className={styles.gems} role="img" aria-label={String(amount)}>
      {Array.from({ length: amount }, (_none, at) => (
        <Icon key={at} name="gem" />
      ))}
    </p>
  );
}
