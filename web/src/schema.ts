// A small language to write down the shape of JSON once and get both from it: the TypeScript type
// and a check at run time. The client uses the types alone; the tests run the checks against what
// the program really sends, so that the two cannot drift apart.

export type Problems = string[];

export interface Schema<T> {
  readonly optional?: boolean;
  check(value: unknown, path: string, problems: Problems): void;
  /** Never set: carries the type. */
  readonly _type?: T;
}

export type Infer<S> = S extends Schema<infer T> ? T : never;

type Fields = Record<string, Schema<unknown>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never;
}[keyof F];
type Shape<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: Infer<F[K]>;
} & { [K in OptionalKeys<F>]?: Infer<F[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

function primitive<T>(name: string, is: (value: unknown) => boolean): Schema<T> {
  return {
    check(value, path, problems) {
      if (!is(value)) problems.push(`${path} should be ${name}, not ${JSON.stringify(value)}`);
    },
  };
}

export const string = primitive<string>('a text', (value) => typeof value === 'string');
export const number = primitive<number>('a number', (value) => typeof value === 'number');
export const boolean = primitive<boolean>('true or false', (value) => typeof value === 'boolean');
export const anything = primitive<unknown>('anything', () => true);

export function literal<const L extends string | number | boolean | null>(...values: L[]): Schema<L> {
  return primitive<L>(`one of ${values.join(', ')}`, (value) => values.includes(value as L));
}

export function optional<T>(inner: Schema<T>): Schema<T> & { readonly optional: true } {
  return { optional: true, check: (value, path, problems) => inner.check(value, path, problems) };
}

export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return {
    check(value, path, problems) {
      if (value !== null) inner.check(value, path, problems);
    },
  };
}

export function list<T>(inner: Schema<T>): Schema<T[]> {
  return {
    check(value, path, problems) {
      if (!Array.isArray(value)) {
        problems.push(`${path} should be a list, not ${JSON.stringify(value)}`);
        return;
      }
      value.forEach((each, index) => inner.check(each, `${path}/${index}`, problems));
    },
  };
}

export function record<T>(inner: Schema<T>): Schema<Record<string, T>> {
  return {
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push(`${path} should be an object`);
        return;
      }
      for (const [key, each] of Object.entries(value)) inner.check(each, `${path}/${key}`, problems);
    },
  };
}

/** An object with these fields and no others. */
export function object<F extends Fields>(fields: F): Schema<Flat<Shape<F>>> & { fields: F } {
  return {
    fields,
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        problems.push(`${path} should be an object, not ${JSON.stringify(value)}`);
        return;
      }
      const found = value as Record<string, unknown>;
      for (const [key, field] of Object.entries(fields)) {
        if (found[key] === undefined) {
          if (!field.optional) problems.push(`${path}/${key} is missing`);
        } else {
          field.check(found[key], `${path}/${key}`, problems);
        }
      }
      for (const key of Object.keys(found)) if (!(key in fields)) problems.push(`${path}/${key} is not known`);
    },
  };
}

/** One of several shapes: the one whose check complains least speaks when none fits. */
export function either<S extends Schema<unknown>[]>(...shapes: S): Schema<Infer<S[number]>> {
  return {
    check(value, path, problems) {
      let least: Problems | null = null;
      for (const shape of shapes) {
        const own: Problems = [];
        shape.check(value, path, own);
        if (own.length === 0) return;
        if (least === null || own.length < least.length) least = own;
      }
      problems.push(...(least ?? []));
    },
  };
}

export function problemsOf(schema: Schema<unknown>, value: unknown, name = ''): Problems {
  const problems: Problems = [];
  schema.check(value, name, problems);
  return problems;
}
