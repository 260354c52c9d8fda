import { z } from 'zod'
import { FIELD_NAMES, type FieldName, type NamesWith, PRODUCT_FIELDS, type ProductField } from './product-fields.ts'

type Input<Name extends FieldName> = (typeof PRODUCT_FIELDS)[Name]['input']
type MayBe<Value> = z.ZodOptional<z.ZodType<Value, unknown>>

/** Forms send what was not filled in as an empty text. */
export const optional = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())
const removable = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? null : value), type.nullish())

const shapeOf = (typeOf: (field: ProductField) => z.ZodType) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, typeOf(PRODUCT_FIELDS[name])])) as unknown

/** What is said of a new product. */
export const newProductShape = shapeOf(({ needed, input }) => (needed ? input : optional(input))) as {
  [Name in FieldName]: Name extends NamesWith<{ needed: true }> ? Input<Name> : MayBe<z.output<Input<Name>>>
}

/** What is changed of a product: what is left out stays as it is, null is taken away. */
export const changedProductShape = shapeOf(({ needed, removable: canGo, input }) =>
  needed ? input.optional() : canGo ? removable(input) : optional(input),
) as {
  [Name in FieldName]: MayBe<z.output<Input<Name>> | (Name extends NamesWith<{ removable: true }> ? null : never)>
}
