'use client';
import { lazyPart } from '../_connection/lazy.tsx';
import type { News } from '../_connection/use-recent-notices.ts';

const UndoneTo = lazyPart(
  () => import('./undone-to.tsx').then((part) => part.UndoneTo),
  ({ instead }) => <>{instead}</>,
);

/** News in words. To where the moderator went back takes the words of all features, which come later. */
export const NewsWords = ({ news: { words, undone } }: { readonly news: News }) =>
  undone === undefined ? <>{words}</> : <UndoneTo undone={undone} instead={words} />;
