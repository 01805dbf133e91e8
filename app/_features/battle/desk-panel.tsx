'use client';
import type { ModeratorView, PhaseId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { BATTLES, formatBattle, formatToBeFought } from '#lib/features/battle/messages/desk.ts';
import styles from './desk-panel.module.css';

/**
 * The phases in which the desk may begin the battles: if a game begins in the middle, or a territory was entered late.
 * Otherwise the step to the next phase begins them.
 */
const MAY_BEGIN: readonly PhaseId[] = ['setup', 'battle'];

/** Shows the battles that the board requires, and the buttons to begin and end them. */
export function BattlesDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { battles, running, next, phase, battle, choices, mentatPause, victory } = table;
  if (victory !== null || mentatPause !== null || table.setup !== null) return null;
  // Without a battle, the panel only says that the battles are over.
  if (battles.length === 0 && (running !== 'battle' || battle !== null)) return null;
  return (
    <PanelSection title={battles.length === 0 ? BATTLES.none : formatToBeFought(battles.length)}>
      {battles.length === 0 && <Hint>{BATTLES.noneAtAll}</Hint>}
      <ul className={styles.battles}>
        {battles.map((pending) => (
          <li
            key={`${pending.territory} ${pending.sectors.join(' ')} ${pending.factions.join(' ')}`}
            className={styles.battle}
          >
            {pending.factions.map((faction) => (
              <FactionDisc key={faction} faction={faction} />
            ))}
            <span>{formatBattle(pending, choices.edition)}</span>
          </li>
        ))}
      </ul>
      {trouble !== null && <Explained {...trouble} />}
      {running === null && MAY_BEGIN.includes(phase) && next?.phase !== 'battle' && battles.length > 0 && (
        <Button small sending={sending} onClick={() => act({ type: 'BeginBattles' })}>
          {BATTLES.begin}
        </Button>
      )}
      {running === 'battle' && battle === null && (
        <Button small sending={sending} onClick={() => act({ type: 'EndBattles' })}>
          {battles.length === 0 ? BATTLES.end : BATTLES.endUnfought}
        </Button>
      )}
    </PanelSection>
  );
}
