/** The texts on phones and on the screen about traitors among the dead. */
export const DEAD_TRAITORS_TITLE = 'Traitors of Tleilaxu';
