import type { Keeper } from '#client';
import { Segments } from '../../_components/segments.tsx';
import { COMPONENTS, KEPT } from './new-words.ts';
import type { SetUp, SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

type Component = keyof typeof COMPONENTS;

const ALL: readonly Component[] = ['treachery', 'traitors', 'spiceDeck', 'stormCards'];
const KEEPERS: readonly Keeper[] = ['cardboard', 'app'];

interface ComponentChoicesProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/** What lies on the table and what Mentat holds. The basic game has no storm cards. */
export function ComponentChoices({ setUp, onChange }: ComponentChoicesProps) {
  const used = ALL.filter((component) => component !== 'stormCards' || setUp.layer === 'advanced');
  return (
    <section className={styles.group} aria-labelledby="components">
      <h2 id="components" className={styles.title}>
        {KEPT.title}
      </h2>
      {used.map((component) => (
        <Segments
          key={component}
          legend={COMPONENTS[component].name}
          choices={KEEPERS.map((value) => ({ value, label: KEPT[value], means: COMPONENTS[component][value] }))}
          chosen={setUp[component]}
          onChoose={(keeper) => {
            onChange({ kind: component, keeper });
          }}
        />
      ))}
    </section>
  );
}
