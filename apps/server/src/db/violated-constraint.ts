/** Whether a statement failed because its row would be a second one where this constraint allows one. */
export function isSecondOf(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23505' && cause.constraint === constraint;
}
