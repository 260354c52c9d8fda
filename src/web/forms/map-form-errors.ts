import type { Fields, Refusal } from './submit-endpoint.ts'

/** What a form shows of a refusal: a text is shown once, beside its field if the form has that field, else below. */
export function mapFormErrors({ fields, problem }: Refusal, names: readonly string[]): FormErrors {
  const beside = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  const first = names.find((name) => name in beside)
  if (first) return { fields: beside, first }
  return { fields: {}, problem: Object.values(fields)[0] ?? problem }
}

export type FormErrors = { fields: Fields; problem?: string | undefined; first?: string | undefined }
