'use client';
import type { ReactNode } from 'react';
import { Button } from '#app/_components/button.tsx';
import { Icon } from '#app/_components/icon.tsx';
import type { Cover } from '#app/_components/cover/use-cover.ts';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import styles from './dial.module.css';

interface DialProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly say: (value: number) => string;
  readonly act: string;
  readonly onAct: () => void;
  readonly beside?: readonly [ReactNode, ReactNode];
  /** The answer without a number. It is as far from the thumb as possible. */
  readonly pass?: { readonly says: string; readonly onPass: () => void };
  readonly sending: boolean;
  readonly cover: Cover;
}

/** Shows the wheel on which a player dials a secret number, with its button in the hub. */
export const Dial = ({
  label,
  from,
  to,
  value,
  onChange,
  say,
  act,
  onAct,
  beside,
  pass,
  sending,
  cover,
}: DialProps) => (
  <div className={page.wheel} data-decision>
    <div className={styles.dialled}>
      {pass !== undefined && (
        <div className={styles.pass}>
          <Button small sending={sending} onClick={pass.onPass}>
            {pass.says}
          </Button>
        </div>
      )}
      <Wheel
        label={label}
        range={{ from, to, step: 1 }}
        value={value}
        onChange={onChange}
        say={say}
        cover={cover}
        locked={sending}
        beside={beside ?? [null, null]}
        hub={
          <>
            <Icon name="seal" className={styles.seal} />
            <span>{act}</span>
          </>
        }
        onHub={onAct}
      />
    </div>
  </div>
);

interface FactProps {
  readonly what: string;
  readonly says: ReactNode;
  readonly warns?: boolean;
}

/** Shows two lines next to the dialled number. */
export const Fact = ({ what, says, warns = false }: FactProps) => (
  <span className={styles.fact} data-warns={warns}>
    {what}
    <b>{says}</b>
  </span>
);
