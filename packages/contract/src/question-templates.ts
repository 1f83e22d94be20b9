/** Questions that a pharmacy often asks; their words come with the shop, and a pharmacy may set its own. */
export const questionIds = ['photo', 'amount', 'product', 'instructions', 'person', 'original', 'advice'] as const;
export type QuestionId = (typeof questionIds)[number];

export type QuestionTemplates = Partial<Record<QuestionId, { de: string; en: string } | undefined>>;

export const questionLimit = 1000;

/** What stands in a template as `{code}` and is filled in for each order. Nothing of it names a product. */
export const templateFields = ['code', 'pharmacy', 'phone', 'email', 'openingHours', 'advisoryHours'] as const;
type TemplateField = (typeof templateFields)[number];

interface TemplateFault {
  reason: 'unknownPlaceholder' | 'brokenPlaceholder';
  /** As it stands there. */
  name: string;
  /** Which character of the text, from 1. */
  at: number;
}

const mostNamed = 40;

/** The first placeholder that is none: with a name nobody knows, or with a bracket that is not closed or not opened. */
export function templateFault(text: string): TemplateFault | null {
  for (const { 0: found, 1: name, index } of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
    const at = index + 1;
    if (name === undefined) return { reason: 'brokenPlaceholder', name: text.slice(index, index + mostNamed), at };
    if (!isField(name)) return { reason: 'unknownPlaceholder', name: found.slice(0, mostNamed), at };
  }
  return null;
}

export function fillTemplate(text: string, values: Readonly<Record<TemplateField, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (found, name: string) => (isField(name) ? values[name] : found));
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name);
}

export function isQuestions(value: unknown): value is QuestionTemplates {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([id, words]) => questionIds.some((known) => known === id) && isTemplate(words?.de) && isTemplate(words?.en),
    )
  );
}

function isTemplate(value: unknown): boolean {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= questionLimit && templateFault(value) === null
  );
}
