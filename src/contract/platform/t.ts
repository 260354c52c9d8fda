import type { Language } from './languages.ts'

/** The texts of a language by what they are in English: what is missing is shown in English. */
export type Messages = Readonly<Record<string, string>>

/** In the browser it follows from the address of the page, on the server from the caller. */
export type Locale = {
  readonly language: Language
  readonly messages: Messages
}

const ENGLISH: Locale = { language: 'en', messages: {} }
let readCurrent: () => Locale | undefined = () => ENGLISH

/** Called once, where a program starts. */
export const readLocaleFrom = (current: () => Locale | undefined): void => {
  readCurrent = current
}

const locale = () => readCurrent() ?? ENGLISH

export const currentLanguage = (): Language => locale().language

type PlacesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never
export type Values = Readonly<Record<string, string | number>>
type ValuesOf<Text extends string> = [PlacesIn<Text>] extends [never]
  ? string extends Text
    ? [values?: Values]
    : []
  : [values: Readonly<Record<PlacesIn<Text>, string | number>>]

/**
 * A text for people in the language that is spoken: `t('Only {count} in stock', { count })`. The English text is its own key.
 * Not for constants of a module, which are made before anybody is spoken to: those hold `msg('…')`.
 */
export function t<const Text extends string>(text: Text, ...[values]: ValuesOf<Text>): string {
  const { messages } = locale()
  return fill(Object.hasOwn(messages, text) ? (messages[text] ?? text) : text, values)
}

/** Texts and places may be a stranger's words, such as `toString`, which every object knows. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))

/** Marks a text that is translated where it is shown, by `t(text)`. */
export const msg = <const Text extends string>(text: Text): Text => text

/** The message of a rule of a schema, translated when the rule is broken. */
export const errorMessage = <const Text extends string>(text: Text, ...values: ValuesOf<Text>) => ({
  error: () => t(text, ...values),
})

/**
 * A table of texts that answers each in the language that is spoken when it is read. With values in it a text is written as
 * `get tooLong() { return t('At most {count} letters', { count: LONGEST }) }`.
 */
export function texts<const Table extends object>(table: Table): Table {
  for (const [name, { value }] of Object.entries<PropertyDescriptor>(Object.getOwnPropertyDescriptors(table)))
    if (typeof value === 'string') Object.defineProperty(table, name, { get: () => t(value as string) })
  return table
}
