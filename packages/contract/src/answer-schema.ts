import { z } from 'zod';

const answers = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Formats that a program reads; every other text is for people, as it was kept. */
const formats: readonly string[] = ['uuid', 'datetime', 'date'];

/**
 * The schema of an answer, made from the one that a call is written down with: the same fields and kinds, without what input
 * has to keep to (lengths, patterns, ranges). What is stored can always be shown, also where it came in by another call, by a
 * command or under the rules of an earlier version; an answer refused for its length would be an order that nobody can open.
 */
export function answerSchema<Schema extends z.ZodType>(schema: Schema): Schema {
  return relaxed(schema) as Schema;
}

function relaxed(schema: z.core.$ZodType): z.core.$ZodType {
  const known = answers.get(schema);
  if (known) return known;
  const answer = relaxedKind(schema as z.core.$ZodTypes);
  const meta = z.globalRegistry.get(schema);
  if (meta && answer !== schema) z.globalRegistry.add(answer, meta);
  answers.set(schema, answer);
  return answer;
}

function relaxedKind(schema: z.core.$ZodTypes): z.core.$ZodType {
  const def = schema._zod.def;
  switch (def.type) {
    case 'string':
      return 'format' in def && formats.includes(String(def.format)) ? schema : z.string();
    case 'number':
      // Whole numbers stay whole: they are counts and cents.
      return 'format' in def && def.format === 'safeint' ? z.int() : z.number();
    case 'object':
      return copy(schema, { ...def, shape: mapped(def.shape), checks: [] });
    case 'array':
      return copy(schema, { ...def, element: relaxed(def.element), checks: [] });
    case 'tuple':
      return copy(schema, { ...def, items: def.items.map(relaxed), checks: [] });
    case 'record':
      return copy(schema, {
        ...def,
        keyType: relaxed(def.keyType) as z.core.$ZodRecordKey,
        valueType: relaxed(def.valueType),
        checks: [],
      });
    case 'union':
      return copy(schema, { ...def, options: def.options.map(relaxed), checks: [] });
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return copy(schema, { ...def, innerType: relaxed(def.innerType), checks: [] });
    default:
      return schema;
  }
}

function copy<Kind extends z.core.$ZodTypes>(schema: Kind, def: Kind['_zod']['def']): z.core.$ZodType {
  return z.core.clone(schema, def);
}

function mapped(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, z.core.$ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, relaxed(field)]));
}
