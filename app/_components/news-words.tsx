'use client';
import { lazyPart } from '../_connection/lazy.tsx';
import type { News } from '../_connection/use-recent-notices.ts';

const UndoneTo = lazyPart(
  () => import('./undone-to.tsx').then((part) => part.UndoneTo),
  ({ instead }) => <>{instead}</>,
);

/** News as text. The name of a take-back point needs the messages of all features, which load later. */
export const NewsWords = ({ news: { words, undone } }: { readonly news: News }) =>
  undone === undefined ? <>{words}</> : <UndoneTo undone={undone} instead={words} />;
