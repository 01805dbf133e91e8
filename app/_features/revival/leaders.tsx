'use client';
import { contains, isLeader, type PromptOf } from '#client';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { A_LEADER, formatPrice, TOO_DEAR } from '#lib/features/revival/messages.ts';
import { revivedName } from '#lib/features/revival/messages/box.ts';
import { withLeader, type Choice } from './choice.ts';
import styles from './revive.module.css';

interface LeadersProps {
  readonly prompt: PromptOf<'revive'>;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * Lets the player choose one leader to revive, for the leader's strength in spice. A second tap deselects the leader.
 */
export function Leaders({ prompt, choice, onChoose }: LeadersProps) {
  const choose = (leader: Choice['leader']) => {
    onChoose(withLeader(prompt, choice, leader === choice.leader ? null : leader));
  };
  return (
    <section className={styles.leaders} aria-label={A_LEADER}>
      <h2 className={styles.head}>{A_LEADER}</h2>
      <div className={styles.discs}>
        {prompt.leaders.map(({ leader, price }) => {
          const disc = isLeader(leader) ? leader : undefined;
          const isPayable = contains(prompt.answers, withLeader(prompt, choice, leader));
          if (disc === undefined)
            return (
              <Switch
                key={leader}
                label={revivedName(leader)}
                note={isPayable ? formatPrice(price) : TOO_DEAR}
                on={choice.leader === leader}
                onChange={() => {
                  if (isPayable) choose(leader);
                }}
              />
            );
          return isPayable ? (
            <LeaderChoice
              key={leader}
              leader={disc}
              inTanks={choice.leader !== leader}
              chosen={choice.leader === leader}
              onChoose={() => {
                choose(leader);
              }}
            />
          ) : (
            <LeaderDisc key={leader} leader={disc} away={TOO_DEAR} />
          );
        })}
      </div>
    </section>
  );
}
