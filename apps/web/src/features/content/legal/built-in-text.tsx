import styles from '../prose.module.css';

/** A short text of the interface itself, for a shop whose content has none; a blank line begins a paragraph (CT-05). */
export function BuiltInText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
