/** Made by `build/before-first-paint.ts`. */
declare module 'virtual:files-of-shop' {
  const files: import('#app/files-of-shop.ts').FilesOfShop;
  export default files;
}
