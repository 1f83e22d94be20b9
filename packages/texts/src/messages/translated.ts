/** The same keys as the source, any sentence: what a translation has to be. */
export type Translated<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};
