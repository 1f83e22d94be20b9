/** `joinClasses('a', isOpen && 'b')`: the class names that apply, ready for `className`. */
export function joinClasses(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
