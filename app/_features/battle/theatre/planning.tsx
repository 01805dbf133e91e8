import {
  formatAllAwaited,
  formatPrescienceProbe,
  formatSealed,
  formatLook,
  formatCancelled,
  formatStrengthened,
  formatTruth,
  type BattleView,
  type TableView,
} from '#client';
import { formatVoiceProbe } from '#lib/factions/bene-gesserit/voice/messages.ts';
import { Icon } from '#app/_components/icon.tsx';
import { WindowAsked } from '#app/_components/window/window-asked.tsx';
import { Combatant } from './battle-side.tsx';
import styles from './planning.module.css';

interface PlanningProps {
  readonly battle: BattleView;
  readonly table: TableView;
}

/**
 * Shows the battle before the wheels turn: both sides, the command of the Voice, the use of prescience, and which plans
 * are sealed.
 */
export function Planning({ battle, table }: PlanningProps) {
  const { aggressor, defender, look, cancelled, strengthened } = battle;
  // While a window is open, the question of the window says what the table waits for.
  const isAsked = table.window !== null;
  const voice = isAsked && table.voice?.state === 'ordered' ? null : table.voice;
  const prescience = isAsked && battle.prescience?.state === 'ordered' ? null : battle.prescience;
  const asked = table.truths.at(-1);
  return (
    <div className={styles.planning}>
      <div className={styles.sides}>
        <Combatant side={aggressor} wing="left" />
        <Combatant side={defender} wing="right" />
      </div>
      {(voice !== null ||
        prescience !== null ||
        cancelled.length + strengthened.length > 0 ||
        asked !== undefined ||
        look !== null) && (
        <ul className={styles.probes}>
          {strengthened.map((advantage) => (
            <li key={advantage} className={styles.probe}>
              <Icon name="karama" className={styles.sign} />
              <span>{formatStrengthened(advantage)}</span>
            </li>
          ))}
          {cancelled.map((advantage) => (
            <li key={advantage} className={styles.probe} data-off>
              <Icon name="karama" className={styles.sign} />
              <span>{formatCancelled(advantage)}</span>
            </li>
          ))}
          {voice !== null && (
            <li className={styles.probe} data-faction={voice.by} data-off={voice.state === 'cancelled'}>
              <Icon name="voice" className={styles.sign} />
              <span>{formatVoiceProbe(voice)}</span>
            </li>
          )}
          {prescience !== null && (
            <li className={styles.probe} data-faction={prescience.by} data-off={prescience.state === 'cancelled'}>
              <Icon name="prescience" className={styles.sign} />
              <span>{formatPrescienceProbe(prescience)}</span>
            </li>
          )}
          {look !== null && (
            <li className={styles.probe} data-faction={look.by}>
              <Icon name="karama" className={styles.sign} />
              <span>{formatLook(look)}</span>
            </li>
          )}
          {asked !== undefined && (
            <li className={styles.probe} data-faction={asked.by}>
              <Icon name="truthtrance" className={styles.sign} />
              <span>{formatTruth(asked)}</span>
            </li>
          )}
        </ul>
      )}
      <Now battle={battle} table={table} />
    </div>
  );
}

/** Shows in one sentence what the table waits for. While a window is open, it shows the question. */
function Now({ battle: { step, aggressor, defender }, table }: PlanningProps) {
  const { window, awaited } = table;
  if (window !== null && window.ask.kind !== 'traitor-call') return <WindowAsked table={table} window={window} />;
  const sealed = [aggressor, defender].filter(({ plan }) => plan.state !== 'open').map(({ faction }) => faction);
  const [first] = awaited;
  const plansAreMade = step === 'plans' && (first === undefined || first.to === 'battle-plan');
  if (sealed.length === 2 || plansAreMade) return <p className={styles.now}>{formatSealed(sealed)}</p>;
  return <p className={styles.now}>{formatAllAwaited(awaited).join(' ')}</p>;
}
