export type * from '../../model/harvest.ts';
