export interface UploadForm {
  /** Made by `newObjectKey`. */
  key: string;
  contentType: string;
  /** The file has exactly this many bytes. */
  sizeBytes: number;
  lifeSeconds: number;
}

/** What a browser needs to send one file: the fields in front, the file last. */
export interface SignedForm {
  url: string;
  fields: Record<string, string>;
}
