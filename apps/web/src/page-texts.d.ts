/** Made by `build/page-texts.ts`. */
declare module '*.md?page' {
  const page: import('#domain/content/page-words.ts').BuiltPage;
  export default page;
}
