'use client';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import { LOOK_AT } from '../seat-messages.ts';
import styles from './tabs.module.css';

const TABS = ['mine', 'map', 'table', 'log'] as const;
export type Tab = (typeof TABS)[number];

const LABELS: Record<Tab, { readonly words: string; readonly sign: IconName }> = {
  mine: { words: 'Mine', sign: 'hand' },
  map: { words: 'Map', sign: 'map' },
  table: { words: 'Table', sign: 'table' },
  log: { words: 'Log', sign: 'log' },
};

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** Shows the pages that a phone can open while it has no question. The pages are the same on every phone. */
export function Tabs({ tab, onTab }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={LOOK_AT}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={tab === name ? 'page' : undefined}
          onClick={() => {
            onTab(name);
          }}
        >
          <Icon name={LABELS[name].sign} />
          {LABELS[name].words}
        </button>
      ))}
    </nav>
  );
}
