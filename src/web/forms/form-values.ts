/** What a form holds, by the names of its fields. A file field in which nothing was chosen is left out. */
export function formValues(form: HTMLFormElement): Record<string, string | File> {
  const chosen = [...new FormData(form)].filter(([, value]) => typeof value === 'string' || value.name !== '')
  return Object.fromEntries(chosen)
}

type Named = HTMLElement & { name?: string }

/** The names of a form's fields, in their order. */
export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].flatMap((element) => (element as Named).name || [])

export function focusField(form: HTMLFormElement, name: string): void {
  const field = [...form.elements].find((element) => (element as Named).name === name)
  if (field instanceof HTMLElement) field.focus()
}
