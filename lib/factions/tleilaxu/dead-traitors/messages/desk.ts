/** The texts of the desk about traitors of Tleilaxu. */
export const TRAITOR_ROWS = { add: 'Another traitor of Tleilaxu' } as const;
