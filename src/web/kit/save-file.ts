/** Hands a text to the visitor as a file. */
export function saveFile(name: string, text: string, type: 'application/json' | 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Not at once: the browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
