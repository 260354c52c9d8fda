type Type = 'application/json' | 'application/pdf' | 'text/plain'

/** Hands something to the visitor as a file. */
export function saveFile(name: string, content: BlobPart, type: Type): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Not at once: the browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
