export const prescription = {};
