import { setupStepName, type TableView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { BesideBox } from '#app/_components/status-screen/beside-box.tsx';
import { SETUP_BOX } from '#lib/features/setup/messages/screen.ts';
import styles from './screen-panel.module.css';

/** Shows the progress of the set-up, readable from across the room: each step of the book, past, present or future. */
export function SetupScreenPanel({ table: { setup } }: { readonly table: TableView }) {
  if (setup === null) return null;
  const { step, steps } = setup;
  const now = steps.indexOf(step);
  return (
    <BesideBox title={SETUP_BOX.title}>
      <ol className={styles.steps} aria-label={SETUP_BOX.steps}>
        {steps.map((one, at) => (
          <li
            key={one}
            className={styles.step}
            data-state={at < now ? 'done' : at === now ? 'now' : 'to-come'}
            aria-current={at === now ? 'step' : undefined}
          >
            {at < now && <Icon name="check" label="done" />}
            {setupStepName(one)}
          </li>
        ))}
      </ol>
    </BesideBox>
  );
}
