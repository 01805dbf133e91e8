/** What comes after a game: the chronicle on a page of its own, and the way to another game. */
import { lazyPart } from '#app/_connection/lazy.tsx';

const nothing = () => null;

/** The chronicle of one finished game, for anybody who knows its code. */
export const ChroniclePage = lazyPart(
  () => import('./chronicle/chronicle-page.tsx').then((part) => part.ChroniclePage),
  nothing,
);

/** On the desk: another game with the same seats, once this one is won. */
export const PlayAgain = lazyPart(() => import('./chronicle/next-game.tsx').then((part) => part.PlayAgain), nothing);
