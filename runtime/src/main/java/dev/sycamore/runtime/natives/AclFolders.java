package dev.sycamore.runtime.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * Folders for one user on file systems with lists of access, as Windows has them: what others may
 * do in a folder does not follow from the folders around it.
 */
final class AclFolders {

  private AclFolders() {}

  private record AccessList(List<AclEntry> value) implements FileAttribute<List<AclEntry>> {
    @Override
    public String name() {
      return "acl:acl";
    }
  }

  /** Creates a folder that does not exist; the files in it get the same list. */
  static void create(Path folder) throws IOException {
    AclEntry only = onlyFor(ownerOfNewFile(folder.getParent()));
    Files.createDirectory(folder, new AccessList(List.of(only)));
  }

  /** What lets a user do everything. */
  static AclEntry onlyFor(UserPrincipal user) {
    return AclEntry.newBuilder()
        .setType(AclEntryType.ALLOW)
        .setPrincipal(user)
        .setPermissions(EnumSet.allOf(AclEntryPermission.class))
        .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
        .build();
  }

  private static UserPrincipal ownerOfNewFile(Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "sycamore", ".owner");
    try {
      return Files.getOwner(file, LinkOption.NOFOLLOW_LINKS);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  /** Why others than its owner may use a folder; empty if they may not. */
  static Optional<String> problem(Path folder) throws IOException {
    UserPrincipal owner = Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS);
    for (AclEntry entry : Files.getFileAttributeView(folder, AclFileAttributeView.class).getAcl()) {
      if (entry.type() == AclEntryType.ALLOW && !entry.principal().equals(owner)) {
        return Optional.of(folder + " can be used by " + entry.principal().getName());
      }
    }
    return Optional.empty();
  }
}
