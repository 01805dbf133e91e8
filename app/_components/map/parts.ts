/** Every map that a phone draws, in one chunk: no first question needs one. */
export { PlaceInSmall } from './place-in-small.tsx';
export { PlaceMap } from './place-map.tsx';
export { ZoomMap } from './zoom-map.tsx';
