/** Whether an address's query fills a field of the form, rather than says who sent the visitor. */
export function fillsField(form: HTMLFormElement, search: string): boolean {
  const query = new URLSearchParams(search)
  return [...form.querySelectorAll('[name]')].some((field) =>
    query.has(field.getAttribute('name') ?? ''),
  )
}
