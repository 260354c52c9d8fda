import fc from 'fast-check'
import type { Schema } from '#tests/support/sample-input.ts'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import { ORDINARY } from './texts.ts'

/** Stands for a file in a form; what is in it is decided when it is sent. */
export const FILE = Symbol('file')

export type Maker = {
  random: Random
  /** A value that means something here, such as the id of a product that is there. */
  known: (name: string, schema: Schema) => unknown
}

const LARGEST = 2 ** 31
const FEW = 3

/** A value of the shape that is declared. What a schema cannot say may still make it wrong. */
export function valueFor(schema: Schema, name: string, maker: Maker): unknown {
  const { random } = maker
  const meant = random(10) === 0 ? undefined : maker.known(name, schema)
  if (meant !== undefined) return meant
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choices = schema.anyOf ?? schema.allOf
  if (choices) return valueFor(pick(random, choices), name, maker)
  switch (schema.type) {
    case 'object':
      return objectFor(schema, maker)
    case 'array':
      return arrayFor(schema, name, maker)
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'boolean':
      return random(2) === 0
    case 'null':
      return null
    default:
      return schema.format === 'binary' ? FILE : textFor(schema, random)
  }
}

function objectFor({ properties, required = [], propertyNames, ...rest }: Schema, maker: Maker): object {
  if (!properties) return recordFor({ ...(propertyNames && { propertyNames }), ...rest }, maker)
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || maker.random(2) === 0)
  return Object.fromEntries(given.map(([name, schema]) => [name, valueFor(schema, name, maker)]))
}

function recordFor({ propertyNames }: Schema, { random }: Maker): object {
  const names = (propertyNames?.enum ?? ['a', 'b']) as string[]
  return Object.fromEntries(names.filter(() => random(FEW) === 0).map((name) => [name, pick(random, ORDINARY)]))
}

function arrayFor({ items = {}, minItems = 0, maxItems = FEW }: Schema, name: string, maker: Maker): unknown[] {
  const most = maker.random(20) === 0 ? maxItems : Math.min(maxItems, minItems + FEW)
  const count = minItems + maker.random(most - minItems + 1)
  return Array.from({ length: count }, () => valueFor(items, name, maker))
}

function numberFor({ type, minimum = 0, maximum = LARGEST }: Schema, random: Random): number {
  const [least, most] = [Math.max(minimum, -LARGEST), Math.min(maximum, LARGEST)]
  const edges = [least, most, least + 1, Math.min(most, least + 1 + random(20)), Math.min(most, 1)]
  const number = pick(random, edges)
  return type === 'number' && random(4) === 0 ? Math.min(most, number + 0.25) : number
}

function textFor({ format, pattern, minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (format === 'date') return `20${20 + random(10)}-0${1 + random(9)}-1${random(10)}`
  if (pattern) return matching(pattern, random).slice(0, maxLength)
  const ordinary = pick(random, ORDINARY).padEnd(minLength, ' and more').slice(0, maxLength)
  if (random(2) > 0) return ordinary
  const length = pick(random, [minLength, maxLength, minLength + random(maxLength - minLength + 1)])
  return ordinary.padEnd(length, pick(random, ['x', 'अ', 'ab ', '😀'])).slice(0, length)
}

const patterns = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string, random: Random): string {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  patterns.set(pattern, known)
  return fc.sample(known, { seed: random(LARGEST), numRuns: 1 })[0] ?? ''
}
