'use client';
import type { OwnView } from '#client';
import { heightOfLeaders, Leaders } from '#app/_components/secrets/leaders.tsx';
import styles from '#app/_components/secrets/lies.module.css';
import type { Secrets } from '#app/_components/secrets/secret.ts';
import { MARK } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import { MarksEditor } from './marks-editor.tsx';

/** The number of marks for which the cover has room. A longer list scrolls. */
const ROOM = 3;

export const secrets: Secrets<'marks'> = {
  marks: {
    title: MARK.marks,
    what: MARK.yours,
    isHeld: ({ marks }) => marks !== null,
    mayEnter: ({ mine }) => mine.marks !== null,
    height: () => heightOfLeaders(ROOM),
    Lies: Marks,
    Editor: MarksEditor,
  },
};

function Marks({ mine: { marks } }: { readonly mine: OwnView }) {
  return marks === null || marks.length === 0 ? (
    <p className={styles.none}>{MARK.noMarks}</p>
  ) : (
    <Leaders leaders={marks.map(({ leader }) => leader)} />
  );
}
