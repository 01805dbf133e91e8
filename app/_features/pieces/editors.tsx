export { HandEditor } from './hand-editor.tsx';
export { SpiceEditor } from './spice-editor.tsx';
export { TraitorsEditor } from './traitors-editor.tsx';
